import { createContext, useContext } from 'react';
import { t } from '../i18n';

/** The portal's words around what was sent, in the language in which it was sent. */
export const RecordTexts = createContext(t);

export const useRecordTexts = () => useContext(RecordTexts);
