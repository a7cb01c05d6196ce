export { RequestForm } from './RequestForm';
export { saveFile } from './saveFile';
