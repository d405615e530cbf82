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

  /** False: too much, and nothing is taken. */
  take(cost = 1): boolean {
    this.fill()
    if (this.left < cost) return false
    this.left -= cost
    return true
  }

  /** What something has cost is known only afterwards: there may be less than nothing left. */
  charge(cost: number): void {
    this.left -= cost
  }

  get isFull(): boolean {
    this.fill()
    return this.left >= this.most
  }

  private fill(): void {
    const now = performance.now()
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
  }
}
