import { createReadStream } from 'node:fs';
import {
  activeSchema,
  type CompiledDefinition,
  type ContentFinding,
  contentRules,
  extensionOf,
  type NormalizedAnswers,
  pointerOf,
  type Problem,
  type Schema,
  type UploadLimits,
  uploadRule,
  messageFor,
} from '#engine';
import type { Finding } from '../fileInspection/findings';
import { t } from '../i18n';
import type { ReceivedFile } from '../received';
import type { Services } from '../services';

/** The problems of files, and the HTTP status of the reply. */
export interface FileProblems {
  status: 413 | 415 | 422 | 503;
  problems: Problem[];
}

/** The problems of received files; the keyword `upload` validates only their names and sizes. */
export async function fileProblems(
  services: Services,
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  files: ReceivedFile[],
): Promise<FileProblems | undefined> {
  const described = activeSchema(definition, answers).properties ?? {};
  const problems: Problem[] = [];
  const checked: [field: string, file: ReceivedFile][] = [];
  let status: FileProblems['status'] | undefined;
  // A definition has files only at the root of its answers; the checks reject others.
  for (const [field, { upload: limit }] of Object.entries<Schema>(described)) {
    if (!limit || !Object.hasOwn(answers, field)) continue;
    const file = files.find(({ id }) => id === answers[field]?.id);
    const found = await problemWith(services, file, limit);
    if (!found) {
      checked.push([field, file!]);
      continue;
    }
    const { rule } = found;
    const at = pointerOf(field);
    status ??= found.status;
    problems.push({
      at,
      rule,
      message: found.message ?? messageFor(definition, { at, rule, limit }),
    });
  }
  if (status) return { status, problems };
  // A file that no visible field asks for was not inspected, so it is not stored.
  const known = new Set(checked.map(([, file]) => file));
  if (files.some((file) => !known.has(file)))
    return { status: 422, problems: [{ at: '', rule: 'upload', message: t('file.notAskedFor') }] };
  return scanProblems(services, checked);
}

/** What the virus scanner finds. A file that it does not scan now is marked, and scanned later. */
async function scanProblems(
  { scanFile, log }: Services,
  files: [field: string, file: ReceivedFile][],
): Promise<FileProblems | undefined> {
  const problems: Problem[] = [];
  for (const [field, file] of files) {
    const result = await scanFile?.(createReadStream(file.path));
    // The customer does not wait for a silent scanner once for each file.
    if (!result) break;
    if (result.status === 'clean') file.scan = 'clean';
    if (result.status !== 'infected') continue;
    const { infection } = result;
    log.warn({ infection, digest: file.digest }, 'an infected file was refused');
    problems.push({ at: pointerOf(field), rule: 'upload', message: t('file.infected') });
  }
  return problems.length > 0 ? { status: 422, problems } : undefined;
}

async function problemWith(
  { inspector }: Services,
  file: ReceivedFile | undefined,
  limits: UploadLimits,
): Promise<{ status: FileProblems['status']; rule: string; message?: string } | undefined> {
  // The payload may name a file that was never sent.
  if (!file) return { status: 422, rule: 'upload' };
  if (file.isCut) return { status: 413, rule: 'uploadSize' };
  const extension = extensionOf(file.name);
  // The keyword reports these; there is nothing to look into.
  if (uploadRule(file, limits)) return undefined;
  const finding = await inspector.inspect({ path: file.path, extension });
  if (!finding) return undefined;
  const status = statusOf(finding);
  return finding in contentRules
    ? { status, rule: contentRules[finding as ContentFinding] }
    : { status, rule: 'upload', message: t(`file.${finding}`) };
}

function statusOf(finding: Finding): FileProblems['status'] {
  if (finding === 'busy') return 503;
  return finding === 'content' || finding === 'heic' ? 415 : 422;
}
