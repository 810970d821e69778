/** What a deleted account has for an e-mail: leads nowhere, and frees the member's own for a new account. */
export const deletedAddress = (accountId: string): string => `${accountId}@deleted.reclaim.invalid`;
