import type { Answers, Context } from '#engine';
import { ask } from './ask';
import type { Session } from './session';

/** The form as the server keeps it for one policy, so that it can be gone on with on any device. */
export interface KeptForm {
  policyNo: string;
  /** As they count: what is hidden is not kept there. */
  answers: Answers;
  /** The server's moment of it. */
  savedAt: string;
  /** What the link carried with which it was begun. */
  link?: Context['link'];
}

/** What is kept there of this policy, with words for each answer that no longer fits; no form where none is. */
export async function fetchKept(
  session: Session,
  policyNo: string,
): Promise<{ kept: KeptForm | undefined; changes: string[] } | 'failed'> {
  const { definition } = session.props;
  const result = await ask(session, definition.request.draft!.load, {
    policy_number: policyNo,
    request_type: definition.key,
  });
  if (!result.status) return 'failed';
  const { form_data: answers, saved_at: savedAt, changes = [] } = result.data;
  const { incident_number: incidentNum, sr_number: SRNum } = result.data;
  const link = { ...(incidentNum && { incidentNum }), ...(SRNum && { SRNum }) };
  return {
    kept: answers ? { policyNo, answers, savedAt, link } : undefined,
    changes: changes.map(({ message }: { message: string }) => message),
  };
}
