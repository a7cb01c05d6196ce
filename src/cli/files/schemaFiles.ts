import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../commandError';
import { t } from '../i18n';

/** A JSON Schema to read, and its UI schema where it has one; as the command line names them. */
export interface SchemaFile {
  file: string;
  ui?: string;
  /** It is a symbolic link that was found in a folder: it may lead to any file of this machine. */
  isLink?: true;
}

/** The schemas that are named, and all of the folders that are: `NAME.ui.json` is the UI schema of `NAME.json`. */
export function schemaFiles(cwd: string, named: string[]): SchemaFile[] {
  return named.flatMap((name) => {
    const path = resolve(cwd, name);
    if (!existsSync(path) || !statSync(path).isDirectory()) return [withUi(cwd, name)];
    const files = readdirSync(path)
      .filter((file) => /\.json$/i.test(file) && !/\.ui\.json$/i.test(file))
      .sort();
    if (files.length === 0) throw new CommandError(t('import.nothing', { folder: name }));
    return files.map((file) => found(cwd, join(name, file)));
  });
}

function withUi(cwd: string, file: string): SchemaFile {
  const ui = file.replace(/(\.json)?$/i, '.ui.json');
  return { file, ...(existsSync(resolve(cwd, ui)) && { ui }) };
}

/** A file that nobody has named: links are not followed. */
function found(cwd: string, file: string): SchemaFile {
  const named = withUi(cwd, file);
  const isLink = [file, named.ui ?? file].some((one) =>
    lstatSync(resolve(cwd, one)).isSymbolicLink(),
  );
  return { ...named, ...(isLink && { isLink }) };
}
