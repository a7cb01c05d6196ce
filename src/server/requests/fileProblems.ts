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

/** The MIME types that the content of a file may have, by the extension of its name. */
const mimeTypes: { [extension: string]: string[] } = {
  ...pictures,
  pdf: ['application/pdf'],
  doc: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
};

/** The problems of files, and the HTTP status of the reply. */
export interface FileProblems {
  status: 413 | 415 | 422;
  problems: Problem[];
}

/** The problems of received files; the keyword `upload` validates only their names and sizes. */
export async function fileProblems(
  definition: CompiledDefinition,
  answers: NormalizedAnswers,
  files: ReceivedFile[],
): Promise<FileProblems | undefined> {
  const described = activeSchema(definition, answers).properties ?? {};
  const problems: Problem[] = [];
  let status: FileProblems['status'] | undefined;
  // A definition has files only at the root of its answers; the checks reject others.
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
  // The payload may name a file that was never sent.
  if (!file) return { status: 422, rule: 'upload' };
  if (file.isCut) return { status: 413, rule: 'uploadSize' };
  const isAllowed = extensions.includes(extensionOf(file.name));
  if (isAllowed && !(await hasTypeOfExtension(file)))
    return { status: 415, rule: 'upload', message: t('request.content') };
  return undefined;
}

async function hasTypeOfExtension({ name, path }: ReceivedFile): Promise<boolean> {
  const found = await fileTypeFromFile(path);
  return found !== undefined && (mimeTypes[extensionOf(name)] ?? []).includes(found.mime);
}
