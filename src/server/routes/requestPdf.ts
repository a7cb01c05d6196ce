import type { Input } from '#api';
import { type Answers, dueSignatures, recordWord, signedText } from '#engine';
import { isSameCall } from '../definitions/callName';
import { declaredCall } from '../definitions/requestTypeMetadata';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import { newestDraft } from '../drafts/newestDraft';
import { replyToUnreadable } from '../drafts/draftReplies';
import { makePdf } from '../pdf/makePdf';
import { requestDocument } from '../pdf/requestDocument';
import { conflict, failed, pdf, refused, type Reply } from '../reply';
import { bestMatch } from '../requests/bestMatch';
import { usableFor } from '../requests/mayUse';
import { ticketStepRequest, resolveRequest } from '../requests/resolveRequest';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { signaturesWithDigest } from '../signatures/signatures';
import { t } from '../i18n';
import type { Handler } from './handler';
import { rateLimited } from './rateLimited';

const download = 'POST download-dgh-pdf/';

/** A request as a PDF, with all questions and answers: those of the input, or else the saved ones. */
export const requestPdf: Handler<'POST download-dgh-pdf/'> = rateLimited(
  'requestPaper',
  async (services, input, session) => {
    const declared = await usableFor(services, session, declaredCall(download), input);
    if ('refusal' in declared) return declared.refusal;
    const { kinds } = declared;
    if (kinds.length === 0) return refused(404, t('request.unknown'));
    if (input.form_data) {
      const requestType = bestMatch(kinds, input.form_data)!;
      return pdfOf(services, session, requestType, input, input.form_data);
    }
    const found = await newestDraft(services, session.clientId, input.policy_number, kinds);
    if (!found) return failed(t('draft.none'));
    if ('failure' in found) return replyToUnreadable(services, found);
    const { requestType, draft } = found;
    const link = {
      incident_number: input.incident_number || draft.incidentNumber,
      sr_number: input.sr_number || draft.srNumber,
    };
    return pdfOf(services, session, requestType, { ...input, ...link }, draft.answers);
  },
);

async function pdfOf(
  services: Services,
  session: Session,
  requestType: ResolvedRequestType,
  input: Input<typeof download>,
  given: Answers,
): Promise<Reply<Buffer>> {
  const { policy_number: policyNumber, sr_number, incident_number } = input;
  const stepRequest = ticketStepRequest(services, session, requestType, input);
  const request = await resolveRequest(stepRequest, policyNumber, given);
  const { definition, context, answers } = request;
  const draftKey = { clientId: session.clientId, policyNumber, requestKey: requestType.type.key };
  const digest = signedText(context, answers);
  const signed = await signaturesWithDigest(services, draftKey, digest);

  const rules = definition.request.downloads!.filter(({ call }) => isSameCall(call, download));
  const isUnsigned = dueSignatures(definition, context, answers).some(
    ({ id }) => !signed.some(({ signature }) => signature === id),
  );
  if (isUnsigned && rules.every((rule) => rule.signed)) return conflict(t('signature.missing'));

  const ticket = signed.find(({ usedFor }) => usedFor)?.usedFor;
  const reference = ticket || sr_number || incident_number || shortOf(digest);
  const { settings, now } = services;
  const { fileName } = rules[0]!;
  const title = recordWord(definition, fileName.replace(/\.pdf$/i, ''));
  const document = requestDocument(request, {
    title,
    reference,
    signed,
    timeZone: settings.timeZone,
  });
  return pdf(await makePdf(document, settings, now()), fileName.replace(/[^\w .-]/g, '_'));
}

/** The first 12 characters of a digest, in groups of four, to be read out on the phone. */
const shortOf = (digest: string) => digest.slice(0, 12).toUpperCase().match(/.{4}/g)!.join('-');
