/** Around a row of a list: one that can't be drawn costs only itself. */
import { Component, type ComponentChildren } from 'preact'

interface RowGuardProps {
  /** called once: the row is gone from the list then */
  onBroken: () => void
  children: ComponentChildren
}

export class RowGuard extends Component<RowGuardProps, { broken: boolean }> {
  override state = { broken: false }

  override componentDidCatch(): void {
    this.setState({ broken: true })
    this.props.onBroken()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
