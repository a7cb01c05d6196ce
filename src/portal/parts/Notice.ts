export { Notice } from '../../look/Notice';
