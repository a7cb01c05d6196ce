import type { Files } from '../src/authoring';
import { filesBelow, projectFiles } from './files';

const folder = 'tests/fixtures/payout/';

/** The project's definitions with a request type that is written as schemas of other systems are. */
export const filesWithPayout: Files = {
  ...projectFiles,
  ...Object.fromEntries(
    Object.entries(filesBelow(`${folder}schemas`)).map(([path, text]) => [
      path.slice(folder.length),
      text,
    ]),
  ),
};
