/** Makes of vehicles and trailers, as they are written. */
export const makes =
  `Acura Audi BMW Buick Cadillac Chevrolet Chevy Chrysler Dodge Featherlite Fontaine Ford Freightliner Fruehauf GMC
  Honda Hyundai Hino Infiniti International Isuzu Jeep Kenworth Kia Lexus Lincoln Mack Mazda Mercedes Mitsubishi Nissan
  Peterbilt Ram Sterling Stoughton Subaru Tesla Timpte Toyota Utilimaster Volkswagen Volvo Wabash`.split(
    /\s+/,
  )

/** Models that people name without their make: `the 19 Silverado`. */
export const models =
  `Accord Camry Canyon Civic Colorado Corolla E-150 E-250 E-350 E-450 Econoline Equinox Escape Expedition Explorer Express
  F-150 F-250 F-350 F-450 F-550 F-650 Frontier Highlander Maverick NPR Odyssey Pilot ProMaster Ranger Savana Sienna Sierra
  Silverado Sprinter Suburban Tacoma Tahoe Titan Transit Traverse Tundra Wrangler Yukon`.split(/\s+/)
