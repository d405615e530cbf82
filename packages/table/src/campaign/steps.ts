/** What a campaign needs of the rules, by messages. Each step gives the campaign as it is then; whoever asked for it saves that. */
import type { Begun, GameWish } from './begin.ts'
import type { SavedCampaign } from './campaign.ts'
import type { CampaignFile } from './file.ts'
import type { PlayableCampaign } from './playable.ts'

export interface CampaignSteps {
  /** An open chapter, for the first time or again. Save the campaign, then begin the table. Throws BadSetup if it isn't open. */
  beginChapter(saved: SavedCampaign, chapter: number, wish: GameWish): Promise<Begun>
  /** A game after the campaign, against a random Adversary unless one is named. */
  beginTale(saved: SavedCampaign, wish: GameWish & { adversary?: string }): Promise<Begun>
  /** On to the next chapter though this one was lost. Throws BadSetup if it wasn't. */
  goOnWithout(saved: SavedCampaign, chapter: number): Promise<SavedCampaign>
  /**
   * How the game in play ended, noted if it did. The same campaign while it is played, and where its table can't be read; where there is no
   * such table any more, the chapter can be begun again.
   */
  recordEnd(saved: SavedCampaign): Promise<SavedCampaign>
  /** What can be kept of a file: its games are played again. Throws BadCampaign, or BadSave where its cards aren't there. */
  playable(file: CampaignFile): Promise<PlayableCampaign>
}
