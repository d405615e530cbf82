/** Campaigns on this device. They lie beside the tables, in a storage of their own. */
import type { SavedCampaign } from '@runesaga/table'
import { deviceList } from './device-list.ts'

export const {
  all: campaigns,
  read: readCampaigns,
  find: findCampaign,
  findAny: findAnyCampaign,
  unreadable: unreadableCampaigns,
  keep: keepCampaign,
  notShown: notShownCampaign,
  forget: forgetCampaign,
} = deviceList<SavedCampaign>(
  'runesaga-campaigns',
  'campaigns',
  async () => (await import('./checks.ts')).checkCampaign,
)
