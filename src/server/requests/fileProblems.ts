import {
  activeSchema,
  type CompiledDefinition,
  extensionOf,
  type NormalizedAnswers,
  pointerOf,
  type Problem,
  type Schema,
  type UploadLimits,
  messageFor,
} from '#engine';
import { fileTypeFromFile } from 'file-type';
import type { ReceivedFile } from '../received';
import { t } from '../i18n';

const pictures = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  tiff: ['image/tiff'],
  webp: ['image/webp'],
};

/** What the content of a file must turn out to be, by the extension of its name. */
const contents: { [extension: string]: string[] } = {
  ...pictures,
  pdf: ['application/pdf'],
  doc: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
};

export interface FileProblems {
  status: 413 | 415 | 422;
  problems: Problem[];
}

/** What is wrong with files beyond their name and size, which the rules of the request type judge. */
export async function fileProblems(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  files: ReceivedFile[],
): Promise<FileProblems | undefined> {
  const described = activeSchema(definition, answers).properties ?? {};
  const problems: Problem[] = [];
  let status: FileProblems['status'] | undefined;
  // Files stand at the top of the answers: a definition in which one does not is not offered.
  for (const [field, { upload: limit }] of Object.entries<Schema>(described)) {
    if (!limit || !Object.hasOwn(answers, field)) continue;
    const file = files.find(({ id }) => id === answers[field]?.id);
    const found = await problemWith(file, limit);
    if (!found) continue;
    const { rule } = found;
    const at = pointerOf(field);
    status ??= found.status;
    problems.push({
      at,
      rule,
      message: found.message ?? messageFor(definition, { at, rule, limit }),
    });
  }
  return status && { status, problems };
}

async function problemWith(
  file: ReceivedFile | undefined,
  { extensions }: UploadLimits,
): Promise<{ status: FileProblems['status']; rule: string; message?: string } | undefined> {
  // Only what was received is a file, whatever the payload calls one.
  if (!file) return { status: 422, rule: 'upload' };
  if (file.isCut) return { status: 413, rule: 'uploadSize' };
  const isJudged = extensions.includes(extensionOf(file.name));
  if (isJudged && !(await isWhatItSays(file)))
    return { status: 415, rule: 'upload', message: t('request.content') };
  return undefined;
}

async function isWhatItSays({ name, path }: ReceivedFile): Promise<boolean> {
  const found = await fileTypeFromFile(path);
  return found !== undefined && (contents[extensionOf(name)] ?? []).includes(found.mime);
}
