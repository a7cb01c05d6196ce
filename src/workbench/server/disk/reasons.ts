import { t } from '../i18n';

const reasons: { [code: string]: string } = {
  EACCES: 'permission',
  EPERM: 'permission',
  ENOSPC: 'space',
  EDQUOT: 'space',
  EROFS: 'readOnly',
  ENAMETOOLONG: 'name',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
  EEXIST: 'place',
  EISDIR: 'place',
  ENOTDIR: 'place',
  ENOTEMPTY: 'place',
};

/** Why a file could not be written, in plain words. */
export function reasonOf(error: unknown): string {
  const { code = (error as Error).message } = error as NodeJS.ErrnoException;
  return t(`save.reasons.${reasons[code] ?? 'other'}`, { code });
}
