import type { RegistryFieldsType } from '@rjsf/utils';
import { ArrayField } from './ArrayField';
import { UploadField } from './UploadField';

export const fields: RegistryFieldsType = { ArrayField, upload: UploadField };
