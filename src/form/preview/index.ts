/**
 * What shows a form while its definition is being written, beyond `#form`: it is opened with answers, and taken over
 * into a changed definition. The portal does not import it.
 */
export { copyForm, type FormChange } from './copyForm';
export { type FormFilling, fillForm } from './fillForm';
export { FormPart, type FormPartName } from './FormPart';
export { openForm } from './openForm';
export { reopenForm } from './reopenForm';
export { showAllProblems } from './showAllProblems';
export { type FormSnapshot, snapshotOf, watchForm } from './snapshot';
export { handOver } from '../controller/leftForms';
export { finishLookUps } from '../controller/answers/lookUps';
export { widgetTable } from '../widgets';
export type { FormController } from '../controller/formController';
export type { RequestFormProps } from '../controller/requestFormProps';
export type { FormState } from '../controller/state';
