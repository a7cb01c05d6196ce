import type { ApiCall, contract, Declined, FileCall, Input, Output } from '#api';
import type { Reply } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import type { Visitor } from '../session/visitor';

/** Answers one call of the contract, whose input was validated against it. */
export type Handler<C extends ApiCall> = (typeof contract)[C]['caller'] extends 'session'
  ? (services: Services, input: Input<C>, session: Session) => Promise<Reply<Body<C>>>
  : (services: Services, input: Input<C>, visitor: Visitor) => Promise<Reply<Body<C>>>;

type Body<C extends ApiCall> = (C extends FileCall ? Buffer : Output<C>) | Declined<C>;

/** One handler for every call of the contract. */
export type Handlers = { [C in ApiCall]: Handler<C> };
