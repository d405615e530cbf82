/** How much somebody may do: so much at once, and so much again every second. */
export interface Allowance {
  most: number
  perSecond: number
}

export class Bucket {
  private readonly most: number
  private readonly perSecond: number
  private left: number
  private at = performance.now()

  constructor({ most, perSecond }: Allowance) {
    this.most = most
    this.perSecond = perSecond
    this.left = most
  }

  /** False: too much. */
  take(): boolean {
    const now = performance.now()
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
