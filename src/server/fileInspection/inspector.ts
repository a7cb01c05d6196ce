import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { contentFinding } from '#engine';
import type { Finding } from './findings';
import { fileEnds, type InspectedFile } from './fileEnds';

// Copied to the folder of the built server too.
const program = fileURLToPath(new URL('./fileChecks/main.mjs', import.meta.url));

export interface InspectorLimits {
  /** Files that are checked at the same time, each in a process of its own. */
  processes: number;
  /** Files that wait for one of these processes; further ones are refused. */
  waiting: number;
  /** Time for one file, once its process runs. */
  seconds: number;
  /** How long a process without work is kept. */
  idleSeconds: number;
  /** The JavaScript heap of a process. */
  heapMegabytes: number;
}

const byDefault: InspectorLimits = {
  processes: 2,
  waiting: 200,
  seconds: 20,
  idleSeconds: 30,
  heapMegabytes: 256,
};

interface Worker {
  child: ChildProcess;
  /** Starting takes a second, and longer on a busy machine; no file is to blame for that. */
  isReady: Promise<void>;
  idle?: NodeJS.Timeout;
}

/**
 * Checks the content of files in other processes: a file that stops, exhausts or crashes a parser ends that process and
 * not the server. A worker thread would share the memory that the decoders of images use, and end the server with it.
 */
export class Inspector {
  readonly #limits: InspectorLimits;
  readonly #idle: Worker[] = [];
  readonly #running = new Set<ChildProcess>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #isClosed = false;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    limits: Partial<InspectorLimits> = {},
  ) {
    this.#limits = { ...byDefault, ...limits };
  }

  /** Why the file is refused; undefined if nothing speaks against it. Never throws because of the file. */
  async inspect(file: InspectedFile): Promise<Finding | undefined> {
    if (this.#busy >= this.#limits.processes) {
      if (this.#waiting.length >= this.#limits.waiting) return 'busy';
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#busy++;
    }
    try {
      return this.#isClosed ? 'unchecked' : await this.#inspectNow(file);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }

  async #inspectNow(file: InspectedFile): Promise<Finding | undefined> {
    const worker = this.#take();
    try {
      await worker.isReady;
      const found = contentFinding(file.extension, await fileEnds(file));
      const finding = await this.#ask(worker, { ...file, found });
      this.#keep(worker);
      return finding;
    } catch (error) {
      worker.child.kill('SIGKILL');
      this.log.warn({ reason: (error as Error).message }, 'a file could not be checked');
      return 'unchecked';
    }
  }

  /** Ends all processes; files that are being checked, and those that wait, count as not checked. */
  close(): void {
    this.#isClosed = true;
    for (const child of this.#running) child.kill('SIGKILL');
  }

  #take(): Worker {
    const worker = this.#idle.pop() ?? this.#start();
    clearTimeout(worker.idle);
    return worker;
  }

  #start(): Worker {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${this.#limits.heapMegabytes}`],
      // Nothing of the server's: a parser that is taken over finds no secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#running.add(child);
    const worker: Worker = { child, isReady: firstMessage(child) };
    const forget = () => {
      this.#running.delete(child);
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    };
    child.once('exit', forget).once('error', forget);
    // The process of the server may end while this one waits for work.
    child.unref();
    child.channel?.unref();
    return worker;
  }

  #keep(worker: Worker): void {
    worker.idle = setTimeout(
      () => worker.child.kill('SIGKILL'),
      this.#limits.idleSeconds * 1000,
    ).unref();
    this.#idle.push(worker);
  }

  #ask(
    { child }: Worker,
    file: InspectedFile & { found: Finding | undefined },
  ): Promise<Finding | undefined> {
    return new Promise<Finding | undefined>((resolve, reject) => {
      const answered = ({ finding }: { finding?: Finding }) => settle(() => resolve(finding));
      const ended = () => settle(() => reject(new Error('the process ended')));
      const late = () => settle(() => reject(new Error('it took too long')));
      const timer = setTimeout(late, this.#limits.seconds * 1000);
      const settle = (end: () => void) => {
        clearTimeout(timer);
        child.off('message', answered).off('exit', ended).off('error', ended);
        end();
      };
      child.on('message', answered).on('exit', ended).on('error', ended);
      child.send(file, (error) => error && ended());
    });
  }
}

const startMs = 30_000;

function firstMessage(child: ChildProcess): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('the process did not start'));
    const timer = setTimeout(fail, startMs).unref();
    child
      .once('message', () => resolve())
      .once('exit', fail)
      .once('error', fail)
      .once('message', () => clearTimeout(timer));
  });
}
