/** What each path of each epic Challenge gives; for Traits see their scenarios. */
import { epicSet } from '../../src/index.ts'
import { testRewards } from '../kit/each-reward.ts'

const TABLE = `
Act I
military-institute     | 3 STR INT | TRA 1                      | +1 TRA 1, STR
mountaintop-monastery  | 3 STR WIS | TRI 1                      | +1 royalty, STR
goblin-raid            | 3 STR CHA | HERO                       | +1 justice, TRI 1
merchant-quarter       | 5 INT CHA | royalty, HERO, CHA         | +1 justice, TRI 1, INT
concealed-vault        | 5 DEX INT | royalty, ANTI, DEX         | +1 arcana, TRI 1, INT
harvest-games          | 5 STR DEX | HERO, TRI 1, STR           | +1 royalty, TRI 2, DEX
collapsed-mine         | 5 STR CON | nature, TRI 1, CON         | +1 justice, VIR, STR
wolf-winter            | 5 STR WIS | ANTI, TRA 1, STR           | +1 nature, TRI 1, WIS
river-smugglers        | 5 DEX CON | villainy, ANTI, CON        | +1 TRI 2, DEX
rooftop-chase          | 5 DEX WIS | villainy, DEX              | +1 justice, TRI 1, WIS
travelling-players     | 5 DEX CHA | HERO, DEX                  | +1 villainy, TRA 1, CHA
marsh-fever            | 4 CON INT | CON                        | +1 nature, INT
haunted-library        | 5 INT WIS | divinity, HERO, WIS        | +1 arcana, ANTI, INT
wandering-preacher     | 5 WIS CHA | divinity, HERO, CHA        | +1 arcana, TRI 1, WIS
Act II
mysterious-cave        | 6 STR CON | ANTI, TRA 1, CON           | +1 TRI 3, STR
cursed-battlefield     | 6 CON CHA | villainy, TRA 2, CON       | +1 divinity, TRI 2, CHA
thieves-auction        | 6 DEX CHA | royalty, TRA 1, CHA        | +1 villainy, TRA 2, DEX
duel-at-dawn           | 6 STR DEX | justice, TRI 2, STR        | +1 ANTI, TRA 3, DEX
siege-engine           | 5 STR INT | TRA 1, STR                 | +1 arcana, TRI 1, INT
sacred-grove           | 6 STR WIS | nature, HERO, WIS          | +1 villainy, TRA 3, STR, COR
royal-masquerade       | 5 INT CHA | royalty, CHA               | +1 justice, TRI 1, INT
salt-waste             | 6 CON WIS | nature, TRA 1, CON         | +1 nature, HERO, TRI 1, WIS
sunken-temple          | 6 DEX CON | ANTI, TRA 1, DEX           | +1 divinity, TRI 2, CON
mages-tower            | 5 INT WIS | arcana, INT                | +1 arcana, TRI 1, WIS
false-accusation       | 5 WIS CHA | WIS                        | +1 justice, VIR, CHA
griffins-nest          | 6 DEX WIS | nature, HERO, WIS          | +1 royalty, TRA 3, DEX
peasant-revolt         | 6 STR CHA | royalty, TRI 2, CHA        | +1 villainy, ANTI, TRA 2, STR
alchemists-fire        | 5 CON INT | arcana, TRA 1, CON, COR    | +1 VIR, TRI 2, INT
Act III
wyrm-at-the-gates      | 7 STR DEX | royalty, TRA 4, DEX        | +1 justice, TRI 6, STR
fall-of-the-citadel    | 7 STR CON | ANTI, TRA 4, CON           | +1 HERO, TRI 6, STR
three-banners          | 6 STR INT | villainy, ANTI, TRA 2, INT | +1 royalty, HERO, TRI 4, STR
oath-of-the-giants     | 6 STR WIS | ANTI, TRA 5, STR, COR      | +1 nature, HERO, TRI 4, WIS
claim-to-the-throne    | 7 STR CHA | justice, HERO, TRI 2, CHA  | +1 royalty, TRA 5, STR, COR
labyrinth-of-blades    | 6 DEX CON | ANTI, TRA 3, CON           | +1 arcana, TRI 4, DEX
clockwork-heart        | 6 DEX INT | TRA 4, DEX                 | +1 arcana, VIR, TRI 3, INT
moonlit-hunt           | 6 DEX WIS | nature, TRI 3, WIS         | +1 nature, TRA 5, DEX, COR
prince-of-thieves      | 7 DEX CHA | justice, VIR, TRI 2, DEX   | +1 villainy, TRA 4, CHA
plague-city            | 6 CON INT | ANTI, TRA 4, CON           | +1 nature, HERO, VIR, TRI 3, INT
descent-to-the-dead    | 6 CON WIS | villainy, TRA 4, CON, COR  | +1 divinity, HERO, TRI 4, WIS
hold-the-bridge        | 6 CON CHA | HERO, TRI 3, CON           | +1 royalty, TRI 4, CHA
fallen-star            | 6 INT WIS | arcana, TRA 3, INT         | +1 divinity, HERO, TRI 3, WIS
treason-at-court       | 7 INT CHA | royalty, HERO, TRI 3, CHA  | +1 villainy, ANTI, TRA 5, INT, COR
schism-of-the-faithful | 7 WIS CHA | divinity, TRA 3, CHA       | +1 divinity, VIR, TRI 3, WIS
unwritten-spell        | 6 DEX INT | justice, HERO, TRI 3, DEX  | +1 arcana, ANTI, TRA 5, INT, COR
`

testRewards(epicSet(), TABLE)
