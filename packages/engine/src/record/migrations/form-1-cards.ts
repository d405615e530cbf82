/** The cards of our sets and of their mixes when records had form 1, in the order in which boxes were built from them. Never changed again. */

/** All cards of a set; copies are counted. */
export const CARDS: Readonly<Record<string, string>> = {
  base: `acolyte apprentice beggar conscript farmer hunter merchant noble outlander performer pickpocket
sailor settler squire student born-lucky bound-by-honor chosen-by-the-light driven-to-despair
lone-wanderer natural-leader pure-of-heart seeker-of-truth sole-survivor sworn-protector
tempted-by-darkness thirst-for-knowledge thrill-seeker trained-by-a-master vow-of-vengeance
blood-of-the-dragon cunning-villain force-of-darkness hand-of-fate hand-of-vengeance
heir-to-the-throne hero-of-destiny high-arcanist intrepid-explorer master-of-whispers
mighty-conqueror one-with-nature paragon-of-light peoples-champion wise-master adventurous brave
foundling orphan rebellious secret-royalty spiritual studious criminal enlightened honorable
inspiring inventive rags-to-riches tragic-loss vengeful arcane blessed cursed supernatural
the-academy armed-robbery call-to-arms childhood-rival cruel-winter dangerous-artifact
forbidden-lore lost-in-the-woods magical-test missing-person plan-for-war raging-inferno
street-fight thieves-guild restless-spirit captured corrupt-official daring-heist desert-caravan
distant-lands frozen-peak guard-duty murder-mystery naval-battle perilous-dungeon roving-bandits
savage-beast street-gang trench-warfare vault-of-secrets ancient-evil army-of-the-dead
assassins-guild crypt-of-horrors dark-colossus dark-revelation decisive-battle demon-horde
divine-calling dragons-hoard force-of-nature heroic-rescue imprisoned into-the-abyss kings-council
queens-chambers rogue-elemental sword-of-darkness trial-of-the-mage tyrants-army witchs-den
animal-companion childhood-friend cruel-master first-love master-at-arms mentor informant princess
sidekick true-love the-crime-lord the-dark-rider the-mad-cultist the-warlock the-wolf the-demon
the-high-priest the-sorceress the-tyrant the-warlord brilliant-plan comrade-in-arms*2 dazzling-wit
deny-the-darkness*2 divine-favor glorious-victory*2 inner-strength narrow-escape surprise-attack
unlikely-alliance*2 second-wind*2 steady-hand stroke-of-luck*2 open-road shield-of-faith
hard-won-lesson bend-the-rules*3 desperate-rage*2 fateful-choice*2 parting-of-ways*2 relentless*2
blood-price cruel-betrayal*2 dark-lords-champion harsh-lesson*2 instill-fear*2 sabotage*2
tap-into-darkness quest-the-crime-lord quest-the-dark-rider quest-the-mad-cultist
quest-the-warlock quest-the-wolf quest-the-demon quest-the-high-priest quest-the-sorceress
quest-the-tyrant quest-the-warlord rise-of-the-adversary victory`,
  epic: `scout laborer villager pit-fighter blacksmith forester soldier smuggler street-urchin minstrel
hermit scribe temple-ward gravedigger courtier fighter barbarian ranger rogue wizard monk bard
cleric paladin druid sorcerer warlock human elf dwarf halfling gnome half-elf goblin giantkin orc
dragonkin changeling fiendblood skyborn favored-soul blade-of-legend shadow-of-the-realm
unbroken-guardian keeper-of-secrets fallen-hero self-made-master bane-of-evil child-of-two-worlds
living-legend uncrowned-ruler voice-of-the-wilds doombringer heir-of-seven-ages athletic tough
perceptive nimble bookish charming devout wild-hearted mischievous stealthy fearless diplomatic
iron-willed cunning beast-tongued spellmarked serene oathbreaker renowned prophesied grave-touched
masterful stormborn military-institute mountaintop-monastery goblin-raid merchant-quarter
concealed-vault harvest-games collapsed-mine wolf-winter river-smugglers rooftop-chase
travelling-players marsh-fever haunted-library wandering-preacher mysterious-cave
cursed-battlefield thieves-auction duel-at-dawn siege-engine sacred-grove royal-masquerade
salt-waste sunken-temple mages-tower false-accusation griffins-nest peasant-revolt alchemists-fire
wyrm-at-the-gates fall-of-the-citadel three-banners oath-of-the-giants claim-to-the-throne
labyrinth-of-blades clockwork-heart moonlit-hunt prince-of-thieves plague-city descent-to-the-dead
hold-the-bridge fallen-star treason-at-court schism-of-the-faithful unwritten-spell finest-hour*2
arcane-insight*2 shoulder-to-shoulder*2 undaunted*2 practiced-hand*2 steady-nerves*2
foil-the-plan*2 hard-lesson*2 purging-light beacon-of-hope righteous-blow call-of-the-wild
blaze-of-glory weaken-the-foe generous-heart change-of-heart dark-deal*3 filthy-rich*2
stolen-treasure*2 blood-oath*2 dirty-trick*2 reckless-fury*2 cheat-fate*2 forbidden-power*2
shift-the-blame ruthless-ambition blackmail burn-the-bridges expendable-pawn villains-instinct
whispers-in-the-dark dark-lord deathless-king ashen-wyrm usurper withered-mother prince-of-lies
crown-of-ash iron-colossus red-plague mirror-twin sleeping-titan booby-trap overwhelming-odds
ambush reinforcements creeping-dread stolen-strength shadows-bargain rise-again dragonfire
web-of-lies choking-roots devils-contract weight-of-the-crown reign-of-the-adversary
age-of-darkness`,
  stormlight: `warrior healer parshendi peasant aristocrat caravan-guard street-thief lamp-acolyte mapmaker
duelist stone-mason chasm-scavenger trained-by-a-master haunted-past redemption-seeker
drawn-to-the-light shield-of-the-company thirst-for-victory blood-debt seeker-of-forgotten-lore
storm-survivor family-ambition windrunner skybreaker dustbringer edgedancer truthwatcher
lightweaver elsecaller willshaper stoneward bondsmith champion-of-odium mastermind scholar officer
lighteyes darkeyes born-in-the-storm light-fingered stubborn keen-eyed nightwatchers-boon
first-oath battle-hardened spymasters-pupil court-favorite camp-judge second-oath
ruler-of-the-camps vessel-of-wrath living-legend face-a-shardbearer on-the-run field-hospital
warcamp-drill first-great-storm gambling-den ruined-watchtower magistrates-court
banquet-of-crystal caravan-ambush chapel-of-the-quiet-lamp rising-flood whispering-motes
deserters-offer beast-of-the-chasm broken-causeway prisoners-of-war mutinous-company
forgotten-library poisoned-feast storm-on-the-high-pass rooftop-pursuit the-glowing-pool
siege-of-the-red-hold royal-audience duel-before-the-camp haunted-trench pilgrim-road
the-breached-wall the-enemys-champion eye-of-the-great-storm drowned-archive council-of-crowns
traitor-in-the-tent city-in-flames the-nameless-prison march-of-the-ashen-host the-singing-stone
temple-of-the-hollow-sun hunt-for-an-assassin the-broken-king the-gate-of-light song-of-the-enemy
last-stand-of-the-warcamp betrothed brother sister old-campaigner dancing-spark true-love child
bonded-light camp-informer sworn-shieldbearer say-the-words*2 take-shelter*2 stormlight*3
honorblade shield-wall swift-as-wind clear-sight second-dawn*2 kindled-hope stand-together*2
oath-renewed*2 healing-light change-of-heart rally-the-camp light-against-hatred*2 ties-of-kinship
broken-oath embrace-the-thrill ravages-of-war the-everstorm*2 unmade-influence voidlight*2
chasm-duty*2 act-of-wrath*2 stubborn-obstacle*2 refuse-to-fall stolen-glory sow-doubt human-shield
whispers-below cut-your-losses poisoned-word hunger-for-power bitter-victory scorched-ground odium
radiants-united the-true-desolation contest-of-champions the-fraying-alliance`,
  'seven-shards': `shards-of-the-crown darker-crown named-dead haunted-roads shared-hoard dragons-tribute
united-realm usurpers-spies green-under-ash silent-songs burnt-contracts binding-signature`,
}

/** What a host's book takes of another set, by host and other. */
export const MIXES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stormlight: {
    base: `acolyte apprentice beggar conscript hunter noble outlander sailor settler born-lucky
bound-by-honor driven-to-despair lone-wanderer natural-leader seeker-of-truth sole-survivor
sworn-protector tempted-by-darkness vow-of-vengeance force-of-darkness hand-of-fate
hand-of-vengeance heir-to-the-throne mighty-conqueror paragon-of-light secret-royalty spiritual
rags-to-riches tragic-loss arcane blessed the-academy call-to-arms childhood-rival
dangerous-artifact forbidden-lore raging-inferno street-fight thieves-guild captured
corrupt-official daring-heist frozen-peak murder-mystery perilous-dungeon street-gang
trench-warfare vault-of-secrets ancient-evil assassins-guild decisive-battle divine-calling
imprisoned queens-chambers tyrants-army childhood-friend master-at-arms mentor princess
brilliant-plan comrade-in-arms*2 dazzling-wit deny-the-darkness*2 divine-favor glorious-victory*2
inner-strength narrow-escape surprise-attack unlikely-alliance*2 bend-the-rules*3 desperate-rage*2
fateful-choice*2 parting-of-ways*2 relentless*2 harsh-lesson*2`,
  },
}
