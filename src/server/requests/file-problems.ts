import { fileTypeFromFile } from 'file-type';
import {
  activeSchema,
  type Answers,
  extensionOf,
  pointerOf,
  type Problem,
  type Schema,
  wordsFor,
} from '../../engine';
import type { CompiledDefinition } from '../../engine';
import type { ReceivedFile } from '../http/received';
import { say } from '../words';

const pictures = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  tiff: ['image/tiff'],
};

/** What the content of a file must turn out to be, by the extension of its name. */
const contents: { [extension: string]: string[] } = {
  ...pictures,
  pdf: ['application/pdf'],
  doc: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
};

export interface FileProblems {
  status: 413 | 415;
  problems: Problem[];
}

/** What is wrong with the received files beyond their name and size, which the rules of the request type judge. */
export async function fileProblems(
  definition: CompiledDefinition,
  answers: Answers,
  files: ReceivedFile[],
): Promise<FileProblems | undefined> {
  const fields: { [name: string]: Schema } = activeSchema(definition, answers).properties ?? {};
  const problems: Problem[] = [];
  let status: FileProblems['status'] = 415;
  for (const [field, value] of Object.entries(answers)) {
    const file = files.find(({ id }) => id === value?.id);
    const limit = fields[field]?.upload;
    if (!file || !limit) continue;
    const at = pointerOf(field);
    if (file.isCut) {
      status = 413;
      problems.push({
        at,
        rule: 'uploadSize',
        says: wordsFor(definition, { at, rule: 'uploadSize', limit }),
      });
    } else if (limit.extensions.includes(extensionOf(file.name)) && !(await isWhatItSays(file))) {
      problems.push({ at, rule: 'upload', says: say('request.content') });
    }
  }
  return problems.length > 0 ? { status, problems } : undefined;
}

async function isWhatItSays({ name, path }: ReceivedFile): Promise<boolean> {
  const found = await fileTypeFromFile(path);
  return found !== undefined && (contents[extensionOf(name)] ?? []).includes(found.mime);
}
