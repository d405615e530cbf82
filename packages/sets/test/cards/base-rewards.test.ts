/** What each path of each base Challenge and Adversary gives, and each Ally; for Traits see their scenarios. */
import { baseSet } from '../../src/index.ts'
import { testRewards } from '../kit/each-reward.ts'

const TABLE = `
Act I
the-academy        | 5 INT WIS | HERO, TRI 1, INT             | +1 arcana, TRI 1, WIS
armed-robbery      | 5 CON CHA | +1 HERO, TRI 1, CON          | justice, TRI 1, CHA
call-to-arms       | 5 STR CON | royalty, TRI 1, CON          | +1 nature, TRI 1, STR
childhood-rival    | 5 STR CHA | +1 royalty, TRI 1, CHA       | villainy, STR
cruel-winter       | 5 DEX CON | ANTI, DEX                    | nature, TRI 1, CON
dangerous-artifact | 5 CON INT | arcana, INT, COR             | TRI 1, VIR, CON
forbidden-lore     | 4 INT     | arcana, INT                  | villainy, WIS, COR
lost-in-the-woods  | 4 DEX WIS | DEX                          | +1 nature, WIS
magical-test       | 5 INT CHA | arcana, INT                  | ANTI, CHA
missing-person     | 5 STR WIS | +1 justice, VIR, WIS         | HERO, TRI 1, STR
plan-for-war       | 5 STR INT | +1 justice, TRI 1, STR       | royalty, TRI 1, INT
raging-inferno     | 3 CON WIS | TRA 1                        | +1 WIS
street-fight       | 4 STR DEX | villainy, DEX                | +1 STR
thieves-guild      | 5 DEX CHA | +1 villainy, TRA 2, DEX, COR | royalty, CHA
restless-spirit    | 5 WIS CHA | +1 nature, VIR, WIS          | divinity, TRI 1, CHA
Act II
captured           | 6 STR CON | +1 TRI 3, STR                | TRA 2, CON
corrupt-official   | 5 STR CHA | villainy, CHA, COR           | +1 TRI 2, STR
daring-heist       | 6 DEX CHA | +1 justice, VIR, TRI 1, CHA  | ANTI, TRA 1, DEX
desert-caravan     | 6 CON CHA | nature, TRI 1, CON           | +1 royalty, TRA 2, CHA
distant-lands      | 6 CON INT | HERO, TRI 1, CON             | +1 nature, TRI 2, INT
frozen-peak        | 4 CON     | TRI 2, CON                   | +1 divinity, TRI 1, WIS
guard-duty         | 6 DEX WIS | justice, TRI 1, WIS          | +1 TRI 3, DEX
murder-mystery     | 6 INT CHA | +1 justice, TRI 2, INT       | TRA 3, CHA, COR
naval-battle       | 6 STR INT | +1 TRA 3, INT                | HERO, TRI 1, STR
perilous-dungeon   | 6 DEX CON | ANTI, TRA 2, CON, COR        | +1 TRI 3, DEX
roving-bandits     | 6 STR DEX | +1 HERO, TRI 2, STR          | TRA 2, DEX
savage-beast       | 6 WIS CHA | +1 HERO, TRI 2, CHA          | nature, TRI 1, WIS
street-gang        | 6 DEX INT | +1 villainy, TRA 2, DEX      | TRI 2, INT
trench-warfare     | 6 STR WIS | TRA 2, STR                   | VIR, TRI 1, WIS
vault-of-secrets   | 6 INT WIS | ANTI, TRA 1, INT             | arcana, TRI 1, WIS
the-crime-lord     | 8 DEX INT | justice, TRI 2, DEX
the-dark-rider     | 7 STR DEX | villainy, TRI 2, STR
the-mad-cultist    | 7 CON WIS | divinity, TRI 2, CON
the-warlock        | 7 INT CHA | arcana, TRI 2, WIS
the-wolf           | 7 DEX CON | nature, TRI 2, DEX
Act III
ancient-evil       | 8 WIS CHA | +1 divinity, TRI 3, WIS      | ANTI, TRA 3, CHA, COR 2
army-of-the-dead   | 7 CON WIS | +1 VIR, TRI 2, WIS           | TRA 2, CON
assassins-guild    | 7 DEX CHA | +1 TRI 3, DEX                | villainy, TRA 1, CHA
crypt-of-horrors   | 7 DEX WIS | +1 TRI 3, WIS                | HERO, TRI 2, DEX
dark-colossus      | 7 STR DEX | +1 TRI 4, STR                | HERO, TRI 2, DEX
dark-revelation    | 7 INT CHA | royalty, TRA 1, CHA          | arcana, TRA 2, INT, COR
decisive-battle    | 6 STR INT | +1 TRI 3, STR                | TRA 3, INT, COR
demon-horde        | 8 STR WIS | HERO, TRI 2, STR             | +1 divinity, VIR, TRI 2, WIS
divine-calling     | 6 WIS     | divinity, VIR, TRI 1, WIS    | villainy, TRA 2, CON, COR
dragons-hoard      | 8 DEX CON | ANTI, TRA 2, DEX             | +1 TRI 4, CON
force-of-nature    | 7 INT WIS | nature, TRA 2, INT, COR      | +1 nature, TRI 2, WIS
heroic-rescue      | 7 STR CHA | justice, TRI 1, CHA          | +1 VIR, TRI 2, STR
imprisoned         | 7 DEX INT | +1 TRI 3, DEX                | ANTI, TRA 1, INT
into-the-abyss     | 7 CON CHA | +1 TRI 3, CHA                | ANTI, TRA 1, CON
kings-council      | 7 INT CHA | +1 royalty, TRI 2, CHA       | HERO, TRI 1, INT
queens-chambers    | 7 DEX CHA | royalty, HERO, TRI 1, CHA    | TRA 3, DEX, COR
rogue-elemental    | 7 CON INT | +1 nature, TRA 2, INT        | TRI 2, CON
sword-of-darkness  | 8 STR CON | TRA 3, CON, COR              | +1 TRI 5, STR
trial-of-the-mage  | 5 INT     | ANTI, TRA 2, STR             | +1 arcana, TRI 2, INT
tyrants-army       | 7 STR CON | TRA 3, STR                   | +1 justice, TRI 3, CHA
witchs-den         | 7 CON WIS | +1 HERO, TRI 2, WIS          | arcana, TRA 3, CON, COR 2
the-demon          | 8+1 INT WIS | divinity, TRI 6, INT
the-high-priest    | 8 WIS CHA | royalty, TRI 4, WIS
the-sorceress      | 8 INT CHA | arcana, TRI 4, CHA
the-tyrant         | 8 STR CHA | justice, TRI 4, CON
the-warlord        | 8+1 STR CON | royalty, TRI 6, STR
`

/** What an Ally gives while face-up. */
const ALLIES = `
animal-companion | nature
childhood-friend | TRI 1
cruel-master     | villainy
first-love       | TRI 1
master-at-arms   | justice
mentor           | arcana
informant        | villainy, TRI 1
princess         | royalty, TRI 1
sidekick         | justice, TRI 1
true-love        | divinity, TRI 1
`

testRewards(baseSet(), TABLE, ALLIES)
