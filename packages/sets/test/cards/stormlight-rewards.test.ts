/** What each path of each stormlight Challenge gives, and each Ally; for Traits see their scenarios. */
import { stormlightSet } from '../../src/index.ts'
import { testRewards } from '../kit/each-reward.ts'

const TABLE = `
Act I
face-a-shardbearer        | 5 STR DEX | royalty, TRA 1, STR         | +1 radiant, CON
on-the-run                | 5 DEX WIS | ANTI, DEX                   | +1 justice, VIR, WIS
field-hospital            | 4 DEX INT | divinity, WIS               | +1 villainy, CHA
warcamp-drill             | 4 STR CON | +1 HERO, STR                | TRA 1, CON
first-great-storm         | 4 CON WIS | divinity, CON               | +1 radiant, WIS
gambling-den              | 4 DEX CHA | villainy, DEX               | +1 justice, CHA
ruined-watchtower         | 5 STR INT | arcana, INT                 | ANTI, STR
magistrates-court         | 5 INT CHA | justice, CHA                | royalty, TRA 1, INT, COR
banquet-of-crystal        | 5 WIS CHA | royalty, CHA                | ANTI, WIS
caravan-ambush            | 5 DEX CON | HERO, CON                   | villainy, TRA 1, DEX, COR
chapel-of-the-quiet-lamp  | 5 INT WIS | VIR, WIS                    | +1 arcana, HERO, INT
rising-flood              | 4 STR CON | +1 divinity, TRI 1, STR     | TRA 1, DEX
whispering-motes          | 4 WIS CHA | +1 radiant, CHA             | arcana, TRA 1, INT, COR
deserters-offer           | 4 STR CHA | +1 justice, CON             | villainy, STR
Act II
beast-of-the-chasm        | 7 STR DEX | HERO, TRI 1, STR            | ANTI, TRA 1, DEX
broken-causeway           | 6 STR CON | +1 radiant, TRI 1, CON      | TRA 1, STR
prisoners-of-war          | 6 WIS CHA | +1 radiant, HERO, CHA       | villainy, TRA 2, INT, COR
mutinous-company          | 6 STR CHA | justice, HERO, CHA          | villainy, TRA 1, STR, COR
forgotten-library         | 6 INT WIS | arcana, TRI 1, INT          | +1 radiant, TRI 2, WIS
poisoned-feast            | 6 INT CON | justice, TRI 1, INT         | royalty, TRA 1, CHA
storm-on-the-high-pass    | 6 DEX CON | HERO, TRI 1, CON            | TRA 2, DEX
rooftop-pursuit           | 6 DEX INT | +1 justice, TRI 1, CON      | villainy, TRA 1, DEX
the-glowing-pool          | 6 CON WIS | divinity, VIR, CON          | +1 radiant, TRI 1, WIS
siege-of-the-red-hold     | 6 STR INT | royalty, TRI 1, STR         | TRA 4, INT, COR
royal-audience            | 6 INT CHA | +1 royalty, TRI 1, CHA      | arcana, ANTI, INT
duel-before-the-camp      | 7 DEX CHA | VIR, TRI 2, DEX             | TRA 3, STR
haunted-trench            | 6 STR WIS | divinity, TRI 1, CON        | arcana, ANTI, WIS, COR
pilgrim-road              | 6 DEX WIS | divinity, HERO, WIS         | +1 divinity, TRA 1, CHA
Act III
the-breached-wall         | 7 STR CON | villainy, ANTI, TRA 3       | +1 radiant, TRI 4
the-enemys-champion       | 8 STR DEX | TRA 5, STR                  | +1 radiant, TRI 3, DEX
eye-of-the-great-storm    | 8 CON WIS | divinity, TRI 4, CON        | +1 radiant, VIR, TRI 4
drowned-archive           | 8 INT WIS | arcana, TRI 4, WIS          | ANTI, TRA 4, INT
council-of-crowns         | 7 INT CHA | +1 royalty, radiant, TRI 3  | royalty, TRA 4, CHA, COR
traitor-in-the-tent       | 8 DEX WIS | justice, HERO, TRI 3, WIS   | villainy, TRA 4, DEX, COR
city-in-flames            | 8 DEX CON | justice, TRI 4, CON         | royalty, TRA 5
the-nameless-prison       | 7 CON CHA | +1 radiant, TRI 3, CON      | villainy, TRA 4, CHA, COR
march-of-the-ashen-host   | 8 STR INT | TRI 5, INT                  | TRA 6, STR, COR
the-singing-stone         | 7 STR WIS | +1 divinity, radiant, TRI 3 | arcana, TRA 4, STR
temple-of-the-hollow-sun  | 7 WIS CHA | divinity, HERO, TRI 3, CHA  | divinity, TRA 5, COR
hunt-for-an-assassin      | 7 DEX INT | justice, TRI 3, DEX         | villainy, TRA 3, INT
the-broken-king           | 8 STR CHA | royalty, VIR, TRI 4         | ANTI, TRA 4, DEX
the-gate-of-light         | 7 INT CON | arcana, TRI 3, INT          | +1 radiant, TRI 3, CON
song-of-the-enemy         | 8 DEX CHA | +1 justice, radiant, TRI 3  | arcana, ANTI, TRA 3, WIS
last-stand-of-the-warcamp | 9 CON WIS | radiant, VIR, TRI 5         | ANTI, TRA 7, COR
`

/** What an Ally gives while face-up. */
const ALLIES = `
betrothed          | royalty
brother            | TRI 1
sister             | justice
old-campaigner     | TRI 1
dancing-spark      | –
true-love          | TRI 2
child              | TRI 2
bonded-light       | radiant
camp-informer      | villainy, TRA 1
sworn-shieldbearer | justice, TRI 1
`

testRewards(stormlightSet(), TABLE, ALLIES)
