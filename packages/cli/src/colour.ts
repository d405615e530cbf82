/** Colours, where somebody looks: none in a pipe or with NO_COLOR. */
import pc from 'picocolors'

export const colour = pc.createColors(process.stdout.isTTY ? !process.env.NO_COLOR : false)
