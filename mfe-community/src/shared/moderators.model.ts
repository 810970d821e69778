/** Whether the moderators' page is offered; the server decides by itself (D5, D42). */
export const mayModerate = ({ role }: { role: string }): boolean =>
  role === "moderator" || role === "admin";
