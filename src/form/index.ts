/** The form of a request type. `RequestFormProps`, in controller/requestFormProps.ts, says what it needs. */
export { RequestForm } from './RequestForm';
export { loadMessages } from './i18n';
export { saveFile } from './saveFile';
export type { PageAddress } from './controller/pageAddress';
export type { SubmitEvent } from './controller/state';
