import { createContext, useContext } from 'react';

interface Party {
  /** The party that answers, by the title of its column. */
  name: string;
  /** The headers of a table name question and party already. */
  isInTable: boolean;
}

export const PartyContext = createContext<Party | undefined>(undefined);

export const useParty = () => useContext(PartyContext);
