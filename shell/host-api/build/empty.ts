/** The release of a remote has no page of its own: only its exposed module counts. */
export default null;
