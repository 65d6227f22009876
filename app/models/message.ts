/** A stored line of a chat as clients see it (DECISIONS 7). */
export type Message = {
  id: string;
  content: string;
  sender: "user" | "ai";
  timestamp: Date;
  clientMessageId?: string;
};

export const MAX_MESSAGE_LENGTH = 2_000;
