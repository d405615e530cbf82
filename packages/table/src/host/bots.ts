/** The bots: fetched when the first of them has to move, so that a person who begins needn't wait for them. */
export { BOTS } from '@runesaga/bots'
