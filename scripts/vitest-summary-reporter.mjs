// Ends a test run with one plain line, "N passed, N failed", for people and machines that read only the last line.

export default class SummaryReporter {
  passed = 0
  failed = 0

  onTestRunStart() {
    this.passed = 0
    this.failed = 0
  }

  onTestCaseResult(test) {
    const { state } = test.result()
    if (state === 'passed') this.passed++
    if (state === 'failed') this.failed++
  }

  /** A group of tests that breaks, or has none, counts as a failure too. */
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.failed++
  }

  /** So does a file that does not load, or an error outside any test. */
  onTestRunEnd(modules, errors) {
    const broken = modules.filter((module) => module.errors().length > 0).length
    const failed = this.failed + broken + errors.length
    // The default reporter writes its own summary in the same hook; let it finish first.
    process.once('exit', () => process.stdout.write(`${this.passed} passed, ${failed} failed\n`))
  }
}
