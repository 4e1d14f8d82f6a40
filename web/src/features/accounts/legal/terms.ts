import type { LegalDocument } from './LegalText.tsx'

export const terms: LegalDocument = {
  title: { tr: 'Kullanım ve satış koşulları', en: 'Terms of use and sale' },
  updatedAt: new Date('2025-08-19T12:00:00Z'),
  sections: {
    tr: [
      {
        heading: 'Hizmet',
        says: [
          'Pusula kripto piyasasını okur: fiyat, teknik yorum, tahmin aralığı, seviyeler ve haberler. Sonuçlar hesaplamaya dayanan genel senaryolardır; yatırım tavsiyesi, söz ya da garanti değildir. Karar ve sonucu sana aittir.',
          'Kripto varlıkların değeri hızla düşebilir. Kaldıraç kazancı olduğu gibi kaybı da büyütür. Kaybetmeyi göze alamayacağın parayla işlem yapma.',
        ],
      },
      {
        heading: 'Hesap',
        says: [
          'Doğru bir e-posta adresi ver, şifreni kimseyle paylaşma. Hesabında yapılanlardan sen sorumlusun. Başkasının yerine geçmek, hizmeti zorlamak, sınırları aşmaya çalışmak ya da veriyi toplu olarak kopyalamak yasaktır; böyle hesaplar kapatılabilir.',
        ],
      },
      {
        heading: 'Krediler',
        says: [
          'Her analiz 1 kredi kullanır. Aynı coin için 10 dakika içinde yeniden sormak kredi harcamaz. Bir analiz üretilemezse kredi kendiliğinden geri gelir.',
          'Üye olunca 20 kredi hediye edilir. Krediler devredilmez ve paraya çevrilmez.',
        ],
      },
      {
        heading: 'Satın alma ve iade',
        says: [
          'Fiyatlar ABD doları olarak ödeme öncesinde gösterilir. Krediler ödeme onaylanınca hesabına eklenir. Kullanılmamış kredi paketleri için 14 gün içinde iade isteyebilirsin; kullanılan krediler iade edilmez.',
        ],
      },
      {
        heading: 'Pro abonelik',
        says: [
          'Pro aylık ya da yıllık olarak yenilenir ve sınırsız analiz içerir. İstediğin zaman iptal edebilirsin; ödediğin sürenin sonuna kadar Pro kalırsın.',
        ],
      },
      {
        heading: 'Sorumluluk',
        says: [
          'Veriler üçüncü taraflardan gelir; gecikebilir ya da hatalı olabilir. Hizmeti özenle sunarız, ama kesintisiz ya da hatasız olacağına söz veremeyiz. Hizmete dayanarak yaptığın işlemlerin zararından, yasanın izin verdiği ölçüde, sorumlu değiliz.',
        ],
      },
      {
        heading: 'Değişiklik ve sona erme',
        says: [
          'Bu koşullar değişirse tarihi değişir ve uygulamada duyurulur. Hesabını profilinden her zaman silebilirsin.',
        ],
      },
    ],
    en: [
      {
        heading: 'The service',
        says: [
          'Pusula reads the crypto market: price, technical view, likely range, levels and news. Results are general scenarios based on calculation; they are not investment advice, a promise or a guarantee. The decision and its outcome are yours.',
          'Crypto assets can lose value quickly. Leverage multiplies losses as well as gains. Do not trade with money you cannot afford to lose.',
        ],
      },
      {
        heading: 'Your account',
        says: [
          'Give a correct email address and share your password with nobody. You are responsible for what happens in your account. Impersonation, straining the service, evading its limits and copying data in bulk are not allowed; such accounts may be closed.',
        ],
      },
      {
        heading: 'Credits',
        says: [
          'Each analysis uses 1 credit. Asking again for the same coin within 10 minutes costs nothing. If an analysis cannot be produced, the credit comes back by itself.',
          'New members receive 20 credits. Credits cannot be transferred or exchanged for money.',
        ],
      },
      {
        heading: 'Purchases and refunds',
        says: [
          'Prices are shown in US dollars before you pay. Credits are added once the payment is confirmed. You can ask for a refund of an unused pack within 14 days; used credits are not refunded.',
        ],
      },
      {
        heading: 'Pro subscription',
        says: [
          'Pro renews monthly or yearly and includes unlimited analyses. You can cancel at any time and stay Pro until the end of what you paid for.',
        ],
      },
      {
        heading: 'Liability',
        says: [
          'Data comes from third parties and may be late or wrong. We provide the service with care but cannot promise that it is uninterrupted or free of errors. To the extent the law allows, we are not liable for losses from trades you make relying on it.',
        ],
      },
      {
        heading: 'Changes and ending',
        says: [
          'When these terms change, their date changes and the app announces it. You can delete your account from your profile at any time.',
        ],
      },
    ],
  },
}
