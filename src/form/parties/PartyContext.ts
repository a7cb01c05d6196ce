import { createContext, useContext } from 'react';

interface Party {
  /** The title of the party's column; none where only one party is asked. */
  name: string | undefined;
  /** Inside a table, whose headers name the question and the party. */
  isInTable: boolean;
}

export const PartyContext = createContext<Party | undefined>(undefined);

export const useParty = () => useContext(PartyContext);
