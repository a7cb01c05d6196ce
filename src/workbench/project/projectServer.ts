import {
  type Command,
  type CommandOutput,
  type DiskEvent,
  type EarlierResult,
  type EarlierRequest,
  type FileChange,
  type LiveResult,
  type Project,
  type RequestTypeFiles,
  pageHeader,
  type SaveResult,
  tokenHeader,
} from '../api';
import { t } from '../i18n';

/** The calls to the server of the workbench. */
export interface ProjectServer {
  project(): Promise<Project>;
  requestType(key: string): Promise<RequestTypeFiles>;
  save(changes: FileChange[]): Promise<SaveResult>;
  /** Runs a command on the saved files. Returns its exit code; rejects where it could not be run. */
  run(command: Command, onText: (text: string) => void, signal: AbortSignal): Promise<number>;
  /** Files as they were. */
  earlier(asked: EarlierRequest, signal: AbortSignal): Promise<EarlierResult>;
  /** The digests of the release that is live. */
  live(): Promise<LiveResult>;
  /** Reports what other programs change, until the signal. Reconnects after the server was stopped. */
  watch(
    onEvent: (event: DiskEvent) => void,
    onConnectionError: (message: string | undefined) => void,
    signal: AbortSignal,
  ): void;
}

/** The server has rejected a request. */
class RejectedError extends Error {}

/** In milliseconds. */
const reconnectDelay = 1000;

export function connectProjectServer(token: string): ProjectServer {
  const page = crypto.randomUUID();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = {
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      [tokenHeader]: token,
      [pageHeader]: page,
    };
    const response = await fetch(`/workbench/api/${path}`, { ...init, headers });
    if (!response.ok) throw new RejectedError(await messageOf(response));
    return response;
  };
  return {
    project: async () => (await send('project')).json(),
    live: async () => (await send('live')).json(),
    requestType: async (key) => (await send(`request-types/${encodeURIComponent(key)}`)).json(),
    async save(changes) {
      try {
        const response = await send('save', { method: 'POST', body: JSON.stringify({ changes }) });
        return await response.json();
      } catch (error) {
        const { message } = error as Error;
        const isRejected = error instanceof RejectedError;
        return {
          status: 'refused',
          message: isRejected ? message : t('saving.away', { why: message }),
        };
      }
    },
    async run(command, onText, signal) {
      const response = await send('run', { method: 'POST', body: JSON.stringify(command), signal });
      for await (const line of linesOf(response)) {
        if (line === '') continue;
        const output: CommandOutput = JSON.parse(line);
        if ('code' in output) return output.code;
        onText(output.text);
      }
      throw new Error(t('publish.stopped'));
    },
    async earlier(asked, signal) {
      return (
        await send('earlier', { method: 'POST', body: JSON.stringify(asked), signal })
      ).json();
    },
    watch(onEvent, onConnectionError, signal) {
      void listen(() => send('events', { signal }), onEvent, onConnectionError, signal);
    },
  };
}

async function listen(
  open: () => Promise<Response>,
  onEvent: (event: DiskEvent) => void,
  onConnectionError: (message: string | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let message = t('header.away');
    try {
      const response = await open();
      onConnectionError(undefined);
      for await (const line of linesOf(response)) if (line !== '') onEvent(JSON.parse(line));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RejectedError) message = error.message;
      // Else the server was stopped, or the page is being closed.
      else console.warn('The workbench does not respond.', error);
    }
    if (signal.aborted) return;
    onConnectionError(message);
    await new Promise((resolve) => setTimeout(resolve, reconnectDelay));
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
