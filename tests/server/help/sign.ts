import {
  type CompiledDefinition,
  documentOf,
  dueSignatures,
  buildPayload,
  resolveAnswers,
} from '../../../src/engine';
import { findProblems } from '../../../src/engine/request/problems';
import { contextOf, type Example } from '../../examples';
import type { Caller } from './caller';
import type { TestServer } from './server';

/** Signs the answers of an example as the portal does, for the parties that the example names. */
export async function signExample(
  server: TestServer,
  caller: Caller,
  definition: CompiledDefinition,
  example: Example,
): Promise<void> {
  const { policyNo: policy_number } = example.as;
  const { signatures = [] } = definition.request;
  if (signatures.length === 0 || policy_number === undefined) return;
  const context = contextOf(definition, example);
  const answers = resolveAnswers(definition, context, example.answers ?? {});
  // The server refuses to sign answers with problems, by the same rules as a submit.
  if (findProblems(definition, context, answers).length > 0) return;
  const request_type = definition.key;
  await caller.post('dgh-draft/', { policy_number, form_data: answers, request_type });
  for (const { id, call, send } of dueSignatures(definition, context, answers)) {
    if (example.signed && !example.signed.includes(id)) continue;
    const asked: { [name: string]: any } = buildPayload(send, documentOf(context, answers));
    const { body } = await caller.post(call.split(' ')[1]!, asked);
    const code = await server.newestCode(asked.phone_number || asked.email);
    const { otp_type } = asked;
    const attempt = { Otp_recieved: code, unique_id: body.unique_id, otp_type };
    await caller.post('verify-otp/', attempt);
  }
}
