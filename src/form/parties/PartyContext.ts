import { createContext, useContext } from 'react';

interface Party {
  /** The title of the party's column. */
  name: string;
  /** Inside a table, whose headers name the question and the party. */
  isInTable: boolean;
}

export const PartyContext = createContext<Party | undefined>(undefined);

export const useParty = () => useContext(PartyContext);
