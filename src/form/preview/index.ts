/**
 * What shows a form while its definition is being written, beyond `#form`: it is opened with answers, and taken over
 * into a changed definition. The portal does not import it.
 */
export { type FormFilling, fillForm } from './fillForm';
export { openForm } from './openForm';
export { reopenForm } from './reopenForm';
export { showAllProblems } from './showAllProblems';
export { type FormSnapshot, snapshotOf, watchForm } from './snapshot';
export { handOver } from '../controller/leftForms';
export type { FormController, RequestFormProps } from '../controller/formController';
