// The status codes of the insurer's CRM (TRACK-06).

/** Open, On hold, Waiting for Details, Researching. */
export const openStatuses = [1, 2, 3, 4];

/** Of the open ones: the customer has to do something. */
export const waitingStatus = 3;

/** Resolved, Cancelled, Information Provided, Merged, Closed. */
export const closedStatuses = [5, 6, 1000, 2000, 992760000];
