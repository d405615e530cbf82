#!/usr/bin/env node
import '../dist/command/runesaga.js'
