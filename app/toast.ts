export type Toast = { title: string; description?: string; tone: "good" | "bad" | "plain" };
