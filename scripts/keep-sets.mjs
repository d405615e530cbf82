// Part of the build: reads and checks our card sets once, so that nobody has to read them again until they change.

import { keepOwnSets } from '@runesaga/sets'

keepOwnSets()
