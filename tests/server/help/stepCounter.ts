import { type Profiler, Session } from 'node:inspector';

/**
 * Counts the blocks of code that a call runs, so that the cost of reading a text is the same number on every machine and
 * under every load. What a regular expression does inside is not counted, nor what Node and packages do, the tests' among
 * them.
 */
export class StepCounter {
  private readonly session = new Session();

  constructor() {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many blocks of the project `call` runs. */
  stepsOf(call: () => unknown): number {
    // What ran before is not looked at: adding it up would be counted, too.
    this.take();
    call();
    return this.take()
      .filter(({ url }) => !/^node:|\/node_modules\//.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  }

  close(): void {
    this.session.disconnect();
  }

  /** What has run since the last time. The session answers before `post` returns. */
  private take(): Profiler.ScriptCoverage[] {
    let scripts: Profiler.ScriptCoverage[] = [];
    this.session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      scripts = result;
    });
    return scripts;
  }
}
