import { compileSchema } from '#engine/compile';
import type { Validate } from '#engine';
import { refused, type Reply } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { t } from '../i18n';
import { type Call, type Input } from './call';

/** Runs calls after their input was held against what they take: for HTTP and, in process, for request types. */
export class Judge {
  readonly #calls = new Map<string, Call>();
  readonly #validators = new Map<Call, Validate>();

  constructor(calls: Call[]) {
    for (const call of calls) {
      this.#calls.set(call.call, call);
      this.#validators.set(call, compileSchema(call.takes));
    }
  }

  find(name: string): Call | undefined {
    return this.#calls.get(name);
  }

  async run(call: Call, services: Services, input: Input, session: Session | null): Promise<Reply> {
    const takes = this.#validators.get(call)!;
    if (!takes(input)) return refused(400, wordsOf(takes));
    if (call.needs !== 'session') return call.run(services, input);
    if (!session) throw new Error(`"${call.call}" was run without a session.`);
    return call.run(services, input, session, this);
  }
}

function wordsOf({ errors }: Validate): string {
  const error = errors?.[0];
  const field =
    error?.params.missingProperty ??
    error?.params.additionalProperty ??
    error?.instancePath.slice(1);
  return field ? t('wrongField', { field }) : t('malformed');
}
