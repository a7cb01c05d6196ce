import {
  type Command,
  type CommandOutput,
  type DiskEvent,
  type FileChange,
  type Project,
  type RequestTypeFiles,
  pageHeader,
  type SaveResult,
  tokenHeader,
} from '../api';
import { t } from '../i18n';

/** The server of the workbench, as the page asks it. */
export interface ProjectServer {
  project(): Promise<Project>;
  requestType(key: string): Promise<RequestTypeFiles>;
  save(changes: FileChange[]): Promise<SaveResult>;
  /** Runs a command on the saved files. Returns its exit code; rejects where it could not be run. */
  run(command: Command, onText: (text: string) => void, signal: AbortSignal): Promise<number>;
  /** Tells what other programs change, until the signal; comes back after the server was away. */
  watch(
    onEvent: (event: DiskEvent) => void,
    onAway: (why: string | undefined) => void,
    signal: AbortSignal,
  ): void;
}

/** The server answered, and says why not. */
class RefusedError extends Error {}

/** In milliseconds. */
const betweenTries = 1000;

export function connectProjectServer(token: string): ProjectServer {
  const page = crypto.randomUUID();
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = {
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      [tokenHeader]: token,
      [pageHeader]: page,
    };
    const response = await fetch(`/workbench/api/${path}`, { ...init, headers });
    if (!response.ok) throw new RefusedError(await messageOf(response));
    return response;
  };
  return {
    project: async () => (await ask('project')).json(),
    requestType: async (key) => (await ask(`request-types/${encodeURIComponent(key)}`)).json(),
    async save(changes) {
      try {
        const response = await ask('save', { method: 'POST', body: JSON.stringify({ changes }) });
        return await response.json();
      } catch (error) {
        const { message } = error as Error;
        const isAnswered = error instanceof RefusedError;
        return {
          status: 'refused',
          message: isAnswered ? message : t('saving.away', { why: message }),
        };
      }
    },
    async run(command, onText, signal) {
      const response = await ask('run', { method: 'POST', body: JSON.stringify(command), signal });
      for await (const line of linesOf(response)) {
        if (line === '') continue;
        const output: CommandOutput = JSON.parse(line);
        if ('code' in output) return output.code;
        onText(output.text);
      }
      throw new Error(t('publish.stopped'));
    },
    watch(onEvent, onAway, signal) {
      void listen(() => ask('events', { signal }), onEvent, onAway, signal);
    },
  };
}

async function listen(
  open: () => Promise<Response>,
  onEvent: (event: DiskEvent) => void,
  onAway: (why: string | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let why = t('header.away');
    try {
      const response = await open();
      onAway(undefined);
      for await (const line of linesOf(response)) if (line !== '') onEvent(JSON.parse(line));
    } catch (error) {
      if (!signal.aborted && error instanceof RefusedError) why = error.message;
      // Else the server was stopped, or the page is going away.
      else console.warn('The workbench does not answer.', error);
    }
    if (signal.aborted) return;
    onAway(why);
    await new Promise((resolve) => setTimeout(resolve, betweenTries));
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

async function messageOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return JSON.parse(text).message ?? response.statusText;
  } catch {
    return text || response.statusText;
  }
}
