/** What tells tables and campaigns from anything else. Fetched as soon as one is kept here. */
export { checkCampaign, checkSaved } from '@runesaga/table'
