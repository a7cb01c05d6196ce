import { createContext } from 'react';
import type { Definition } from '../model/definition';

/** The definition whose properties are drawn. */
export const DefinitionContext = createContext<Definition | undefined>(undefined);
