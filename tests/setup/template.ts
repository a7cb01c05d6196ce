export { makeTemplate as default } from '../server/help/database';
