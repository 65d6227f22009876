/** A person as clients see them: no password, no Google or billing ids. */
export type User = {
  id: string;
  email: string;
  name: string;
  profileImageUrl: string | null;
  level: number;
  xp: number;
  chatsCompleted: number;
  /** 0–100. */
  averageScore: number;
  streak: number;
  bestStreak: number;
  credits: number;
  isPremium: boolean;
  subscriptionStatus: "free" | "premium";
  createdAt: Date;
};
