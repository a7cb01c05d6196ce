import { useEffect, useRef, useState } from 'react';
import type { Command } from '../api';
import { t } from '../i18n';
import type { ProjectServer } from '../project/projectServer';

/** What has to be looked at before something is published, in this order. */
export const gates = ['check', 'diff', 'mutate'] as const;

export type Gate = (typeof gates)[number];

/** What a command printed so far. */
export interface Result {
  text: string;
  /** How it ended: 0 for clean, 1 for findings, 2 where it could not run; absent before, and where it was stopped. */
  code?: number;
}

/** How a command goes, or ended. */
export function outcomeOf(name: Command['name'], { code }: Result, isRunning: boolean) {
  if (isRunning) return 'running';
  if (code === undefined) return 'halted';
  if (code === 2) return 'notRun';
  if (name === 'publish') return code === 0 ? 'done' : 'refused';
  return code === 0 ? 'passed' : 'failed';
}

type Results = { [of in Gate | 'publish']?: Result };

/** Runs the commands of the gate one after the other, until one of them finds something. */
export function useGate(server: ProjectServer) {
  const [results, setResults] = useState<Results>({});
  const [running, setRunning] = useState<Gate | 'publish'>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function runOne(command: Command): Promise<number> {
    const { name } = command;
    const add = (part: Partial<Result>, more = '') =>
      setResults((all) => ({
        ...all,
        [name]: { ...all[name], ...part, text: (all[name]?.text ?? '') + more },
      }));
    setRunning(name);
    setResults((all) => ({ ...all, [name]: { text: '' } }));
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      const code = await server.run(command, (text) => add({}, text), signal);
      add({ code });
      return signal.aborted ? 2 : code;
    } catch (error) {
      if (signal.aborted) add({}, t('publish.stopped'));
      else add({ code: 2 }, (error as Error).message);
      return 2;
    } finally {
      setRunning(undefined);
    }
  }

  async function run(): Promise<void> {
    setResults({});
    for (const name of gates) if ((await runOne({ name })) === 2) return;
  }

  async function publish(note: string, hasRead: boolean): Promise<void> {
    await runOne({ name: 'publish', note, hasRead });
  }

  return { results, running, run, publish, stop: () => leaving.current?.abort() };
}
