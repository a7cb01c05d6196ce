import type { CallName } from '../../engine';
import { refused } from '../reply';
import { say } from '../words';
import { type Call } from './call';

/**
 * Calls that the specification names (doc 1 §7) and that this server does not offer yet. It knows them all the
 * same, so that nobody takes a service that is not open for a path that is misspelt: 501, where that would be 404.
 * What is built leaves this list.
 */
const names: CallName[] = [
  'POST save-dgh-form-data/',
  'GET dgh-draft/',
  'POST dgh-draft/',
  'POST download-dgh-pdf/',
  'POST policy-coverage/',
];

export const announced: Call[] = names.map((call) => ({
  call,
  needs: 'session',
  takes: { type: 'object' },
  run: async () => refused(501, say('notOpenYet')),
}));
