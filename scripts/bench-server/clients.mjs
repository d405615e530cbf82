// Persons at tables, as cheap as can be: sockets and JSON. What they may do stands in their views, so they need no rules.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { newsReceived, standingIn } from '@runesaga/table/remote'
import { WebSocket } from 'ws'
import { begunTable } from './node.mjs'

/** One person on a line of their own, who may go from table to table. */
class Person {
  constructor(node) {
    this.socket = new WebSocket(node.line)
    this.socket.on('message', (data) => this.heard(data))
    this.n = 0
    this.at = -1
    this.answers = new Map()
  }

  async connected() {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open')
  }

  /** Sits down with a pass, and is told of everything from a version on. `told` gets the bytes of each of the news. */
  async sit(pass, since, told) {
    if (this.at >= 0) await this.call({ call: 'leave' })
    this.at++
    this.told = told
    this.known = null
    this.version = 0
    await this.call({ call: 'sit', pass })
    await this.call({ call: 'subscribe', since })
  }

  call(what) {
    const n = this.n++
    return new Promise((done) => {
      this.answers.set(n, done)
      this.socket.send(JSON.stringify({ n, at: this.at, ...what }))
    })
  }

  heard(data) {
    const said = JSON.parse(data)
    const isNews = said.news !== undefined && (said.at === undefined || said.at === this.at)
    if (isNews) {
      const news = newsReceived(this.known, said.news)
      this.known = standingIn(news)
      this.version = news.version
    }
    if (said.n !== undefined) {
      this.answers.get(said.n)?.(said)
      this.answers.delete(said.n)
    }
    if (isNews) this.told?.(data.length)
  }

  get deeds() {
    const { seat, view } = this.known
    return seat.asked ? view.you.offers.map(({ deed }) => deed) : []
  }

  close() {
    this.socket.terminate()
  }
}

/** A game and its persons. One action at a time: it is done when everybody has heard of it. */
export class Game {
  constructor(nodes, persons) {
    this.nodes = nodes
    this.persons = persons
  }

  /** With a person at each seat, on one node after the other. */
  static async begun(nodes, heroes) {
    const persons = Array.from({ length: heroes }, (_, seat) => new Person(nodes[seat % nodes.length]))
    await Promise.all(persons.map((person) => person.connected()))
    const game = new Game(nodes, persons)
    await game.beginAnew()
    return game
  }

  /** The same persons at another table. */
  async beginAnew() {
    const { nodes, persons } = this
    this.passes = await begunTable(nodes[Math.floor(Math.random() * nodes.length)], persons.length)
    await Promise.all(persons.map((person, seat) => person.sit(this.passes[seat], 0)))
  }

  get version() {
    return Math.max(...this.persons.map(({ version }) => version))
  }

  get isOver() {
    return this.persons[0].known.view.phase === 'over'
  }

  /** Somebody who is asked does something. Gives how long it took until all had heard of it, in milliseconds, or why it wasn't done. */
  async act(heardOf = () => undefined) {
    const { persons } = this
    const asked = persons.filter(({ deeds }) => deeds.length > 0)
    if (asked.length === 0) return { why: 'nobody is asked' }
    const person = pick(asked)
    const request = { do: 'act', deed: pick(person.deeds), key: randomUUID(), version: person.version }
    const all = everybody(persons, heardOf)
    const start = performance.now()
    const said = await person.call({ call: 'send', request })
    const why = said.unanswered ?? said.why
    if (why !== undefined) {
      all.done()
      return { why }
    }
    await all.have(said.news.version)
    return { took: performance.now() - start }
  }

  close() {
    for (const person of this.persons) person.close()
  }
}

/** Waits until everybody has heard of a version. */
function everybody(persons, heardOf) {
  let version = Number.POSITIVE_INFINITY
  let done
  const heard = new Promise((resolve) => {
    done = resolve
  })
  const look = () => persons.every((person) => person.version >= version) && done()
  for (const person of persons) {
    person.told = (bytes) => {
      heardOf(bytes)
      look()
    }
  }
  return {
    done,
    have(wanted) {
      version = wanted
      look()
      return heard
    },
  }
}

const pick = (list) => list[Math.floor(Math.random() * list.length)]

/** How long a game takes to open for somebody who was never there: from the first call to the news, in milliseconds. */
export async function opening(node, pass) {
  const person = new Person(node)
  await person.connected()
  const start = performance.now()
  await new Promise((told) => {
    void person.sit(pass, 0, told)
  })
  return { took: performance.now() - start, person }
}

/** Does something for each, so many at a time. */
export async function forEach(list, atOnce, work) {
  const waiting = list.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const one of waiting) await work(one)
  })
  await Promise.all(workers)
}
