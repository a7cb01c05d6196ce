import { spawn } from 'node:child_process';
import { readdirSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The built server as a process of its own, which can be killed at any moment. */
export class PortalProcess {
  readyAfter = [];
  #reportDeath;
  /** Rejects when the server ends by itself. */
  died = new Promise((_resolve, reject) => {
    this.#reportDeath = reject;
  });
  #child;
  #port;

  constructor(dataDir, databaseUrl) {
    this.dataDir = dataDir;
    this.databaseUrl = databaseUrl;
  }

  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it and waits until it answers calls. */
  async start() {
    this.#port ??= await freePort();
    const begun = Date.now();
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        DATABASE_URL: this.databaseUrl ?? '',
        LOG_LEVEL: 'fatal',
        CALLS_PER_MINUTE: '1000000',
        SIGN_IN_CALLS_PER_MINUTE: '1000000',
        SESSION_MINUTES: '1440',
        SESSION_LONGEST_MINUTES: '1440',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    child.on('exit', (code, signal) => {
      if (this.#child === child)
        this.#reportDeath(new Error(`The server ended by itself: ${code ?? signal}.`));
    });
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) return this.died;
      await wait(20);
    }
    this.readyAfter.push(Date.now() - begun);
  }

  async #isReady() {
    const answer = await fetch(`${this.address}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  async killAndStart() {
    await this.kill();
    await this.start();
  }

  async kill() {
    await this.#end('SIGKILL');
  }

  async stop() {
    await this.#end('SIGTERM');
  }

  async #end(signal) {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Makes all uploaded files look a day old. */
  ageFiles() {
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    for (const path of filesBelow(join(this.dataDir, 'uploads')))
      utimesSync(path, yesterday, yesterday);
  }

  /** This many tickets are in the back office, or for two minutes no other one has arrived there. */
  async delivered(count) {
    let before = -1;
    for (let since = Date.now(); Date.now() - since < 120_000; await wait(500)) {
      const page = await fetch(`${this.address}/demo/back-office`);
      const now = Number(/(\d+) tickets?, newest/.exec(await page.text())[1]);
      if (now >= count) return;
      if (now !== before) since = Date.now();
      before = now;
    }
  }

  /** The clean-up at the start has ended: no file has gone for a second. */
  async swept() {
    let before = -1;
    let now = filesBelow(join(this.dataDir, 'uploads')).length;
    while (now !== before) {
      await wait(1000);
      before = now;
      now = filesBelow(join(this.dataDir, 'uploads')).length;
    }
  }
}

/** Every file below a folder; none if there is no folder. */
export function filesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
